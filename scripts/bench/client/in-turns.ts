import type { MeasuredPage } from './measured-pages.ts';
import type { ScenePage } from './start-scene.ts';

/** One sample for each run, of a page and of its floor. */
interface Samples<Sample> {
  page: MeasuredPage;
  ours: Sample[];
  floor: Sample[];
}

/**
 * Measures pages and floors in turns, so that whatever slows the machine down slows all of them.
 */
export async function measureInTurns<Sample>(
  pages: ScenePage[],
  runs: number,
  measure: (page: ScenePage) => Promise<{ ours: Sample; floor: Sample }>,
): Promise<Samples<Sample>[]> {
  const samples = pages.map(({ page }): Samples<Sample> => ({ page, ours: [], floor: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, page] of pages.entries()) {
      const { ours, floor } = await measure(page);
      samples[index]?.ours.push(ours);
      samples[index]?.floor.push(floor);
    }
  }
  return samples;
}
