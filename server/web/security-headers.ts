import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

const trailerHost = 'https://www.youtube-nocookie.com';

/**
 * Strict headers on every answer: nothing inline, frames only from the video host, requests and
 * posters only where the client's configuration says. HSTS only where people come by https.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  configuration: RuntimeConfiguration,
  publicUrl: string,
): Promise<void> {
  const { supabaseUrl, catalogueUrl, imageUrl } = configuration;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...foreignOrigins([imageUrl])],
        'connect-src': ["'self'", ...foreignOrigins([supabaseUrl, catalogueUrl])],
        'manifest-src': ["'self'"],
        'frame-src': [trailerHost],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
      },
    },
    // The video site refuses to play without knowing which site embeds it (decisions, row 13).
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    // A trailer's player would have to opt in to isolation, and does not.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

function foreignOrigins(urls: string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}
