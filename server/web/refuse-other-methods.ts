import type { FastifyInstance } from 'fastify';
import { Failure, frameCodes } from '#server/failure.ts';

/**
 * Adds the routes of `registerRoutes`, and answers every other method on their paths with 405. Any
 * other path of this scope is a 404, after this scope's hooks.
 */
export function refuseOtherMethods(app: FastifyInstance, registerRoutes: () => void): void {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ routePath, method }) => {
    const methods = methodsByPath.get(routePath) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsByPath.set(routePath, methods);
  });
  registerRoutes();

  for (const [path, methods] of [...methodsByPath]) {
    const others = app.supportedMethods.filter((method) => !methods.has(method));
    if (others.length === 0) continue;
    app.route({ url: path, method: others, handler: refuseMethod });
  }
  app.setNotFoundHandler(() => {
    throw new Failure(404, frameCodes.notFound, 'There is nothing at this address.');
  });
}

/** Throws the failure for a method that a path does not allow. */
export function refuseMethod(): never {
  throw new Failure(405, frameCodes.methodNotAllowed, 'This address does not take that method.');
}
