import * as v from 'valibot';
import { absoluteAddress, getBasePath } from '#client/lib/base-path.ts';
import { type RuntimeConfiguration, runtimeConfigurationSchema } from '#contract/configuration.ts';

/** Asks the server that serves this page how to reach everything else; URLs come out absolute. */
export async function loadRuntimeConfiguration(): Promise<RuntimeConfiguration> {
  const response = await fetch(`${getBasePath()}/config.json`);
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const configuration = v.parse(runtimeConfigurationSchema, await response.json());
  return {
    ...configuration,
    supabaseUrl: absolute(configuration.supabaseUrl),
    catalogueUrl: absolute(configuration.catalogueUrl),
    imageUrl: absolute(configuration.imageUrl),
  };
}

function absolute(url: string): string {
  return (URL.canParse(url) ? url : absoluteAddress(url)).replace(/\/$/, '');
}
