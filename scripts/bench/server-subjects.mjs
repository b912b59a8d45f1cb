/** Where the answers are that the floor has, too. */
export const answerPaths = {
  popular: '/catalogue/3/movie/popular?page=1',
  search: '/catalogue/3/search/movie?query=the&page=1',
  favorites: '/rest/v1/favorites?select=movie_id,type,created_at&order=created_at',
};

/** What is asked for, of the app and of the floor, each as the load is told. */
export function subjectsOf(app, { reader, writer }, pages, { filesUrl, routesUrl }) {
  const page = (name, path, cookie) => ({
    name,
    ours: {
      url: app.url + path,
      headers: { 'accept-encoding': 'br', accept: 'text/html', ...(cookie && { cookie }) },
    },
    floor: { url: filesUrl + path },
  });
  const answer = (name, kind) => ({
    name,
    ours: { url: app.url + answerPaths[kind], headers: reader.headers },
    floor: { url: `${routesUrl}/${kind}` },
  });
  const logIn = (url, headers) => ({
    ...{ url, method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
    body: JSON.stringify({ email: reader.email, password: reader.password }),
  });
  return [
    page('the app page', '/login'),
    ...('/' in pages ? [page('home, logged in', '/', reader.cookie)] : []),
    answer('a page of popular movies', 'popular'),
    answer('a search', 'search'),
    answer('50 favorites', 'favorites'),
    {
      name: 'add or remove a favorite',
      ours: addAndRemove(app.url, '/rest/v1/favorites', writer.headers),
      floor: addAndRemove(routesUrl, '/favorite', {}),
    },
    {
      name: 'log in',
      mostConnections: 32,
      ours: logIn(`${app.url}/auth/v1/token?grant_type=password`, { apikey: app.apikey }),
      floor: logIn(`${routesUrl}/password`, {}),
    },
  ];
}

let lastMovie = 0;

/** Each connection adds a favorite of its own and removes it, again and again. */
function addAndRemove(url, path, headers) {
  const add = {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    setupRequest(request, context) {
      lastMovie += 1;
      context.movie = lastMovie;
      return { ...request, body: JSON.stringify({ movie_id: lastMovie, type: 'movie' }) };
    },
  };
  const remove = {
    method: 'DELETE',
    path,
    headers,
    setupRequest: (request, { movie }) => ({
      ...request,
      path: `${path}?type=eq.movie&movie_id=eq.${movie}`,
    }),
  };
  return { url, requests: [add, remove] };
}
