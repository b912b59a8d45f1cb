import { createElement as element } from '#client/early/create-element.ts';
import { type EarlyWords, readEarlyWords } from '#client/early/early-words.ts';
import searchStyles from '#client/features/catalogue/search-box.module.css';
import cardStyles from '#client/features/catalogue/title-card.module.css';
import gridStyles from '#client/features/catalogue/title-grid.module.css';
import heartStyles from '#client/features/favorites/favorite-button.module.css';
import menuStyles from '#client/features/preferences/preferences-menu.module.css';
import { getBasePath } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import pageStyles from '#client/pages/browse-page.module.css';
import layoutStyles from '#client/pages/signed-in-layout.module.css';
import fieldStyles from '#client/ui/form/select-field.module.css';
import posterStyles from '#client/ui/poster.module.css';
import { posterSources, urgentPosters } from '#client/ui/poster-sources.ts';
import wordmarkStyles from '#client/ui/wordmark.module.css';
import {
  isForAdults,
  type MediaType,
  nameOf,
  type Page,
  type Title,
  yearOf,
} from '#contract/catalogue.ts';

/**
 * Paints a list as soon as its answer arrives. It looks like what the app paints later, and its
 * links and its search form work without the app.
 */
export async function paintEarly(type: MediaType, answer: Promise<Response>, imageUrl: string) {
  const response = await answer;
  const { results }: Page<Title> = await response.clone().json();
  const titles = results.filter((title) => !isForAdults(title));
  const words = readEarlyWords();
  document
    .getElementById('early')
    ?.replaceChildren(bar(words), list(type, words, titles, imageUrl));
}

function bar({ links }: EarlyWords): HTMLElement {
  const link = (path: string, text: string) =>
    element('a', { href: getBasePath() + path }, element('span'), text);
  return element(
    'header',
    { className: layoutStyles.bar },
    element(
      'a',
      { className: layoutStyles.brand, href: getBasePath() + paths.home() },
      element('span', { className: wordmarkStyles.wordmark }, 'Marquee'),
    ),
    element(
      'nav',
      { className: layoutStyles.links },
      link(paths.home(), links.home),
      link(paths.tvShows(), links.tvShows),
      link(paths.favorites(), links.favorites),
    ),
    element(
      'div',
      { className: layoutStyles.own },
      element('span', { className: menuStyles.opener }),
      element('a'),
    ),
  );
}

function list(type: MediaType, words: EarlyWords, titles: Title[], imageUrl: string): HTMLElement {
  const { heading, placeholder } = words.lists[type];
  const path = getBasePath() + (type === 'movie' ? paths.home() : paths.tvShows());
  const input = { name: 'q', type: 'search', placeholder, ariaLabel: placeholder };
  return element(
    'main',
    { className: layoutStyles.main },
    element(
      'div',
      { className: pageStyles.head },
      element('h1', {}, heading),
      element(
        'div',
        { className: pageStyles.tools },
        element(
          'form',
          { className: `${searchStyles.search} ${searchStyles.form}`, action: path },
          element('input', { ...input, className: searchStyles.input }),
        ),
        element(
          'div',
          { className: fieldStyles.field },
          element('label', {}, words.genres.label),
          element(
            'span',
            { className: fieldStyles.box },
            element(
              'select',
              { className: fieldStyles.select, ariaLabel: words.genres.label },
              new Option(words.genres.all),
            ),
          ),
        ),
      ),
    ),
    element(
      'div',
      { className: gridStyles.grid },
      ...titles.map((title, index) => card(type, path, title, index < urgentPosters, imageUrl)),
    ),
  );
}

function card(type: MediaType, path: string, title: Title, isUrgent: boolean, imageUrl: string) {
  const { id, poster_path } = title;
  const poster = poster_path
    ? element('img', {
        className: posterStyles.poster,
        alt: '',
        width: 500,
        height: 750,
        loading: isUrgent ? 'eager' : 'lazy',
        fetchPriority: isUrgent ? 'high' : 'auto',
        ...posterSourcesOf(imageUrl, poster_path),
      })
    : element('span', { className: posterStyles.placeholder });
  return element(
    'article',
    { className: cardStyles.card },
    element(
      'a',
      { className: cardStyles.open, href: `${path}?title=${type}-${id}`, ariaLabel: nameOf(title) },
      poster,
    ),
    element(
      'div',
      { className: cardStyles.caption },
      element('h2', { className: cardStyles.title, dir: 'auto' }, nameOf(title)),
      element('p', { className: cardStyles.year }, yearOf(title)),
    ),
    element(
      'div',
      { className: cardStyles.action },
      element('span', { className: heartStyles.heart }),
    ),
  );
}

function posterSourcesOf(imageUrl: string, path: string) {
  const { src, srcSet: srcset, sizes } = posterSources(imageUrl, path);
  // Setting `src` starts the request, so it comes last.
  return { sizes, srcset, src };
}
