import * as v from 'valibot';
import { absoluteUrl, getBasePath } from '#client/lib/base-path.ts';
import { type RuntimeConfiguration, runtimeConfigurationSchema } from '#contract/configuration.ts';

/**
 * How to reach everything else, as the server has written it into the page; a host of files has
 * not, and is asked for it. URLs come out absolute.
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
    imageUrl: absoluteUrl(configuration.imageUrl),
  };
}

async function fetchConfiguration(): Promise<unknown> {
  const response = await fetch(`${getBasePath()}/config.json`);
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}
