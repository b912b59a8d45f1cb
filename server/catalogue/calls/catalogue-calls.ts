import { type MediaType, mediaTypes } from '#contract/catalogue.ts';
import type { CatalogueCall } from '#server/catalogue/calls/catalogue-call.ts';
import { detailsCall } from '#server/catalogue/calls/details-call.ts';
import { discoverCall } from '#server/catalogue/calls/discover-call.ts';
import { findCall } from '#server/catalogue/calls/find-call.ts';
import { genresCall } from '#server/catalogue/calls/genres-call.ts';
import { multiSearchCall } from '#server/catalogue/calls/multi-search-call.ts';
import { combinedCreditsCall } from '#server/catalogue/calls/people/combined-credits-call.ts';
import { creditsCall } from '#server/catalogue/calls/people/credits-call.ts';
import { personCall } from '#server/catalogue/calls/people/person-call.ts';
import { popularCall } from '#server/catalogue/calls/popular-call.ts';
import { recommendationsCall } from '#server/catalogue/calls/recommendations-call.ts';
import { searchCall } from '#server/catalogue/calls/search-call.ts';
import { videosCall } from '#server/catalogue/calls/videos-call.ts';
import { certificationsCall } from '#server/catalogue/calls/watching/certifications-call.ts';
import { providerListCall } from '#server/catalogue/calls/watching/provider-list-call.ts';
import { providerRegionsCall } from '#server/catalogue/calls/watching/provider-regions-call.ts';
import { watchProvidersCall } from '#server/catalogue/calls/watching/watch-providers-call.ts';

/** The calls that there are for movies and for TV shows. */
const callsByType: ((type: MediaType) => CatalogueCall)[] = [
  popularCall,
  searchCall,
  discoverCall,
  genresCall,
  detailsCall,
  videosCall,
  creditsCall,
  recommendationsCall,
  watchProvidersCall,
  certificationsCall,
  providerListCall,
];

const otherCalls: CatalogueCall[] = [
  providerRegionsCall,
  personCall,
  combinedCreditsCall,
  multiSearchCall,
  findCall,
];

/** Every call of the catalogue API. */
export const catalogueCalls: CatalogueCall[] = [
  ...mediaTypes.flatMap((type) => callsByType.map((callOf) => callOf(type))),
  ...otherCalls,
];
