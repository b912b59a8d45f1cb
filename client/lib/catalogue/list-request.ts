import {
  type CatalogueRequest,
  titlePageRequest,
} from '#client/lib/catalogue/catalogue-request.ts';
import { askForFilters, type ListFilter } from '#client/lib/list-filter.ts';
import type { MediaType, Page, Title } from '#contract/catalogue.ts';

/** The request for a page of the list that a filter asks for. */
export function listRequest(
  type: MediaType,
  filter: ListFilter,
  number: number,
): CatalogueRequest<Page<Title>> {
  const page = String(number);
  if (filter.q) return titlePageRequest(type, `search/${type}`, { query: filter.q, page });
  const filters = askForFilters(filter, type);
  if (filters) return titlePageRequest(type, `discover/${type}`, { ...filters, page });
  return titlePageRequest(type, `${type}/popular`, { page });
}
