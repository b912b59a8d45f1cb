// A process of its own, as the server is: the least that gives the same answers. Told what to give
// by its parent, to which it sends where it listens.
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';

process.once('disconnect', () => process.exit());
process.once('message', async ({ pages, answers, password }) => {
  const routes = Fastify();
  for (const [name, answer] of Object.entries(answers)) routes.get(`/${name}`, async () => answer);
  routes.post('/favorite', async (_request, reply) => reply.code(201).send());
  routes.delete('/favorite', async (_request, reply) => reply.code(204).send());
  routes.post('/password', async ({ body }) => ({
    isRight: await verify(password.hash, body.password),
  }));

  const files = createServer(({ url }, response) => {
    const { headers, body } = pages[url];
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1', async () => {
    const routesUrl = await routes.listen({ port: 0, host: '127.0.0.1' });
    process.send({ routesUrl, filesUrl: `http://127.0.0.1:${files.address().port}` });
  });
});
