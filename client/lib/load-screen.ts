/** A screen's code could not be fetched: no network, or the server no longer has it. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('A screen could not be loaded', { cause });
    this.name = 'ScreenNotLoaded';
  }
}

/** Loads a screen's code. Rejects with ScreenNotLoaded, or with what fails within the code itself. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  try {
    return await load();
  } catch (error) {
    // Browsers report a script that could not be fetched as a TypeError, and nothing more.
    throw error instanceof TypeError ? new ScreenNotLoaded(error) : error;
  }
}
