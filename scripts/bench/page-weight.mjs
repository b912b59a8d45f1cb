import { openPhone } from './measured-browser.mjs';

const kinds = {
  document: 'HTML',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  fetch: 'JSON',
  xhr: 'JSON',
  image: 'posters',
};
const compressible = new Set(['HTML', 'script', 'style']);

/**
 * What a browser without a past loads for a page until the network is idle: kilobytes as they come
 * over the wire, without headers, and how many requests are begun before the first poster's. A
 * service worker, which loads ahead of need, is kept out.
 */
export async function weighPage(browser, url, storageState) {
  const options = { storageState, serviceWorkers: 'block' };
  const { context, page } = await openPhone(browser, options);
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });

  const bytes = Object.fromEntries(Object.values(kinds).map((kind) => [kind, 0]));
  for (const request of requests) {
    const kind = kinds[request.resourceType()];
    const response = await request.response();
    if (!kind || !response || request.url().startsWith('data:')) continue;
    const isBrotli = response.headers()['content-encoding'] === 'br';
    if (compressible.has(kind) && !isBrotli) console.error(`Not sent as brotli: ${request.url()}`);
    bytes[kind] += (await request.sizes()).responseBodySize;
  }
  const before = requests.findIndex(isPoster);
  await context.close();
  return {
    ...Object.fromEntries(Object.entries(bytes).map(([kind, sum]) => [`${kind} kB`, sum / 1000])),
    requests: requests.length,
    'requests before poster': before < 0 ? null : before,
  };
}

/**
 * How many round trips have passed when a page asks for the popular list and for its first poster:
 * all else takes no time beside answers that each wait for a second.
 */
export async function countRoundTrips(browser, url, storageState) {
  const { context, page, protocol } = await openPhone(browser, { storageState });
  const begun = [];
  protocol.on('Network.requestWillBeSent', (event) => begun.push(event));
  await protocol.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  const slow = { offline: false, latency: 1000, ...unlimited };
  await protocol.send('Network.emulateNetworkConditions', slow);
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();

  const tripsBefore = (isWanted) => {
    const wanted = begun.find(({ request }) => isWanted(request));
    return wanted ? Math.floor(wanted.timestamp - begun[0].timestamp) : null;
  };
  return {
    'round trips before list': tripsBefore(({ url: address }) =>
      /\/movie\/popular\b/.test(address),
    ),
    'round trips before poster': tripsBefore(({ url: address }) => address.includes('/t/p/')),
  };
}

function isPoster(request) {
  return request.resourceType() === 'image' && request.url().includes('/t/p/');
}
