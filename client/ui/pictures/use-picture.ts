import { useState } from 'react';

/**
 * A picture of the image host, and what tells of its failure: `path` is null when it is missing or has
 * failed, and something else takes its place.
 */
export function usePicture(path: string | null) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  return { path: path === failedPath ? null : path, onError: () => setFailedPath(path) };
}
