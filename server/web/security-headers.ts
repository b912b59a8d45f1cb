import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { AppPage } from '#server/web/app-page.ts';

const trailerHost = 'https://www.youtube-nocookie.com';

// What the trailer's player may use, and nobody anything else.
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat(
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (feature) => `${feature}=(self "${trailerHost}")`,
    ),
  )
  .join(', ');

/**
 * Strict headers on every answer: nothing inline but what the page itself holds, frames only from the video host, requests and
 * posters only where the client's configuration says. HSTS only where people come by https.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  configuration: RuntimeConfiguration,
  publicUrl: string,
  page: Pick<AppPage, 'scriptSources' | 'styleSources'>,
): Promise<void> {
  const { supabaseUrl, catalogueUrl, imageUrl } = configuration;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...page.scriptSources],
        'style-src': ["'self'", ...page.styleSources],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...foreignOrigins([imageUrl])],
        'connect-src': [
          "'self'",
          // It is asked whether it can be reached.
          trailerHost,
          // News of favorites come by a WebSocket, which is an origin of its own.
          ...foreignOrigins([supabaseUrl, supabaseUrl.replace(/^http/, 'ws'), catalogueUrl]),
        ],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': [trailerHost],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        // React makes no HTML out of text, so nobody else may either; one script is named by its
        // address, the service worker.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['service-worker'],
      },
    },
    // The video site refuses to play without knowing which site embeds it (docs/contracts/screens.md#the-trailer).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    // A trailer's player would have to opt in to isolation, and does not.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', permissionsPolicy);
  });
}

/** The same headers by name, for a host that is told of them in a file. */
export async function securityHeadersOf(
  configuration: RuntimeConfiguration,
  publicUrl: string,
  page: Pick<AppPage, 'scriptSources' | 'styleSources'>,
): Promise<Record<string, string>> {
  const app = Fastify();
  await addSecurityHeaders(app, configuration, publicUrl, page);
  app.get('/', async (_request, reply) => reply.getHeaders());
  const answer = await app.inject('/');
  await app.close();
  return answer.json();
}

function foreignOrigins(urls: string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}
