// The service worker: once loaded, the page opens without a network, with the position that was last loaded of each table.
// The build puts the names of the page's files in place of FILES.
const FILES = /* files */ [];
const SHELL = "footplate-/* version */";
const LAST = "footplate-last";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== SHELL && name !== LAST).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(old());
});

// What a seat may see is kept apart from what another seat of the same device may see.
function keyOf(request) {
  const seat = request.headers.get("authorization") ?? "";
  return seat ? `${request.url}&seat=${encodeURIComponent(seat)}` : request.url;
}

async function newest(request, key) {
  const cache = await caches.open(LAST);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set("footplate-kept", "yes"); // so that nobody takes it for how things are now
    return new Response(kept.body, { status: kept.status, headers });
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

const KEPT = [/^\/api\/lobby$/, /^\/api\/games\/[^/]+\/rules$/, /^\/api\/tables\/[^/]+(\/moves|\/history)?$/];

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/api/")) {
    if (KEPT.some((path) => path.test(url.pathname))) event.respondWith(newest(request, keyOf(request)));
  } else event.respondWith(file(request));
});
