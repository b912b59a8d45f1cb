import type { Motif } from '#server/catalogue/posters/motifs/motif.ts';

export const spaceMovies: Motif[] = [];
