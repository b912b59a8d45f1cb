import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
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
 * Strict headers on every answer: no inline code but the page's own, frames only from the video host,
 * requests and posters only as the client's configuration says. HSTS only when the public URL is https.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  configuration: RuntimeConfiguration,
  publicUrl: string,
  page: InlineSources,
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', permissionsPolicy);
  });
}

/** The same headers by name, for a static host that reads them from a file. */
export async function securityHeadersOf(
  configuration: RuntimeConfiguration,
  publicUrl: string,
  page: InlineSources,
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
