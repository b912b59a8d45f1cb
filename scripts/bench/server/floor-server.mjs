// The floor: the simplest server that gives the same answers. It runs in a process of its own, as
// the real server does, and is plain JavaScript, so that no loader runs in it. The parent process
// sends the answers, and receives the address.
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';

/**
 * @typedef {object} Answers
 * @property {Record<string, import('../support/raw-answer.ts').RawAnswer>} pages by their path
 * @property {Record<string, unknown>} answers
 * @property {string} passwordHash
 */

process.once('disconnect', () => process.exit());
process.once('message', async (/** @type {Answers} */ { pages, answers, passwordHash }) => {
  const routes = Fastify();
  for (const [name, answer] of Object.entries(answers)) routes.get(`/${name}`, async () => answer);
  routes.post('/favorite', async (_request, reply) => reply.code(201).send());
  routes.delete('/favorite', async (_request, reply) => reply.code(204).send());
  routes.post('/password', async ({ body }) => {
    const { password } = /** @type {{ password: string }} */ (body);
    return { isRight: await verify(passwordHash, password) };
  });

  const files = createServer(({ url = '' }, response) => {
    const page = pages[url];
    response.writeHead(page ? 200 : 404, page?.headers).end(page?.body);
  }).listen(0, '127.0.0.1', async () => {
    const routesUrl = await routes.listen({ port: 0, host: '127.0.0.1' });
    const { port } = /** @type {import('node:net').AddressInfo} */ (files.address());
    process.send?.({ routesUrl, filesUrl: `http://127.0.0.1:${port}` });
  });
});
