import * as v from 'valibot';
import { absoluteUrl, getBasePath, placedUrl } from '#client/lib/base-path.ts';
import { type RuntimeConfiguration, runtimeConfigurationSchema } from '#contract/configuration.ts';

/**
 * The configuration that the server has written into the page, or `/config.json` on a static host.
 * URLs come out absolute, but for the posters', which the page names as the server does.
 */
export async function loadRuntimeConfiguration(): Promise<RuntimeConfiguration> {
  const written = document.getElementById('configuration')?.textContent;
  const configuration = v.parse(
    runtimeConfigurationSchema,
    written ? JSON.parse(written) : await fetchConfiguration(),
  );
  return {
    ...configuration,
    supabaseUrl: absoluteUrl(configuration.supabaseUrl),
    catalogueUrl: absoluteUrl(configuration.catalogueUrl),
    imageUrl: placedUrl(configuration.imageUrl, getBasePath()),
  };
}

async function fetchConfiguration(): Promise<unknown> {
  const response = await fetch(`${getBasePath()}/config.json`);
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
