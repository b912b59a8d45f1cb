import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';
import type { SlowNetwork } from '../support/slow-network.ts';
import { createPosterJpegs } from './poster-jpegs.ts';

const apiPath = '/3/';
const imagePath = '/t/p/';
// TMDB's answers may be cached for hours, its posters for a year. None expires during a run.
const json = { 'content-type': 'application/json', 'cache-control': 'public, max-age=21600' };
const jpeg = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' };

const routes = catalogueCalls.map((call) => ({
  call,
  path: new RegExp(`^${call.path.replace(':id', '(?<id>\\d+)')}$`),
}));

/**
 * Posters leave one after the other, as over a line of 8 Mbit/s. If all arrived at once, chance would
 * decide how many of them Lighthouse takes for part of the largest paint.
 */
const posterBytesPerMillisecond = 1000;

/**
 * A TMDB on this machine, API and image host in one: the titles of the bundled catalogue in TMDB's
 * shapes, and their posters as JPEG. `settings` make a server use it. Posters take the way of the
 * slow network, because browsers ask for them.
 */
export async function startStandInTmdb(browser: Browser, network: SlowNetwork) {
  const jpegs = createPosterJpegs(browser);
  let lastPoster = Promise.resolve();

  async function sendPoster(address: string, response: ServerResponse): Promise<void> {
    await network.pass();
    const poster = await jpegs.get(address);
    if (!poster) {
      response.writeHead(404).end();
      return;
    }
    lastPoster = lastPoster.then(() => setTimeout(poster.length / posterBytesPerMillisecond));
    await lastPoster;
    response.writeHead(200, { ...jpeg, 'content-length': poster.length }).end(poster);
  }

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://tmdb');
    if (pathname.startsWith(imagePath)) {
      await sendPoster(pathname.slice(imagePath.length), response);
      return;
    }
    const content = contentOf(pathname.slice(apiPath.length), searchParams);
    if (content) response.writeHead(200, json).end(content);
    else response.writeHead(404, json).end('{"success":false,"status_code":34}');
  }

  const server = createServer(({ url = '' }, response) => {
    answer(url, response).catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      TMDB_API_KEY: '0123456789abcdef0123456789abcdef',
      TMDB_API_URL: origin + apiPath.replace(/\/$/, ''),
      TMDB_IMAGE_URL: origin + imagePath.replace(/\/$/, ''),
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The body of an answer of the API, with JPEG posters; null when it has none. */
function contentOf(path: string, parameters: URLSearchParams): string | null {
  for (const { call, path: pattern } of routes) {
    const match = pattern.exec(path);
    if (!match) continue;
    const asked = v.parse(call.parameters, { ...Object.fromEntries(parameters), ...match.groups });
    const content = call.bundled(bundledCatalogue(), asked, 'en-US');
    return content && JSON.stringify(content).replaceAll('.svg"', '.jpg"');
  }
  return null;
}
