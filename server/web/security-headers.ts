import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

/** The CSP sources of a page's inline scripts and styles. */
interface InlineSources {
  scriptSources: string[];
  styleSources: string[];
}

const trailerHost = 'https://www.youtube-nocookie.com';

// Only the trailer's player may use some features; all others are off.
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
 * Strict headers for every answer, by their names: no inline code but the page's own, frames only from
 * the video host, requests and posters only as the client's configuration says. HSTS only when the
 * public URL is https.
 */
export function securityHeadersOf(
  configuration: RuntimeConfiguration,
  publicUrl: string,
  page: InlineSources,
): Record<string, string> {
  const { supabaseUrl, catalogueUrl, imageUrl } = configuration;
  const setHeaders = helmet({
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
          // The client checks whether the video host can be reached.
          trailerHost,
          // Changes of favorites come by a WebSocket, whose origin CSP treats as another one.
          ...foreignOrigins([supabaseUrl, supabaseUrl.replace(/^http/, 'ws'), catalogueUrl]),
        ],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-src': [trailerHost],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        // The app never makes HTML from text, so nothing may. The service worker and the worker
        // that reads files are the scripts that are loaded by URL.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['own-scripts'],
      },
    },
    // The video site plays only if it knows which site embeds it (docs/contracts/screens.md#the-trailer).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    // The trailer's player does not opt in to isolation.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, () => undefined);
  const headers = answer.getHeaders() as Record<string, string>;
  return { ...headers, 'permissions-policy': permissionsPolicy };
}

/** Sets these headers on every answer. They are the same for all, so they are made once. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function foreignOrigins(urls: string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}
