/** Which sockets each user has in use. */
export interface UserSockets {
  /** Counts the socket as the user's, if it is not yet; false when the user has enough of them. */
  take(userId: string, socket: object): boolean;
  release(userId: string, socket: object): void;
}

/** Lets every user have `most` sockets at a time. */
export function createUserSockets(most: number): UserSockets {
  const socketsByUser = new Map<string, Set<object>>();
  return {
    take(userId, socket) {
      const sockets = socketsByUser.get(userId) ?? new Set();
      if (!sockets.has(socket) && sockets.size >= most) return false;
      socketsByUser.set(userId, sockets.add(socket));
      return true;
    },

    release(userId, socket) {
      const sockets = socketsByUser.get(userId);
      sockets?.delete(socket);
      if (sockets?.size === 0) socketsByUser.delete(userId);
    },
  };
}
