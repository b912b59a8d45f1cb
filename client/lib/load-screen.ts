/** The code of a screen could not be had: there is no network, or the server has it no more. */
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
    // Which is all that a browser says of a script that it could not fetch.
    throw error instanceof TypeError ? new ScreenNotLoaded(error) : error;
  }
}
