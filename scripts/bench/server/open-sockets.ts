import { once } from 'node:events';
import pLimit from 'p-limit';
import WebSocket from 'ws';
import { addresses } from '#contract/addresses.ts';
import { newsTopic } from '#contract/tables/table-news.ts';
import { titleLists } from '#contract/tables/title-lists.ts';
import type { ApiTarget, LoggedIn } from '#tests/support/processes/api-calls.ts';

/** A device of a user: a socket that has joined the topic of each of their lists, as the app does. */
export interface Device {
  person: LoggedIn;
  /** Resolves at the next broadcast. */
  hearNews(): Promise<void>;
}

const heartbeatMilliseconds = 25_000;
const openedAtOnce = 50;

/** Opens devices, with heartbeats as the app sends them, until they are closed together. */
export function createDevices({ url, publishableKey }: ApiTarget) {
  const query = new URLSearchParams({ apikey: publishableKey, vsn: '2.0.0' });
  const address = `${url.replace(/^http/, 'ws')}${addresses.realtime}/websocket?${query}`;
  const sockets: WebSocket[] = [];
  const timers: ReturnType<typeof setInterval>[] = [];

  async function open(person: LoggedIn): Promise<Device> {
    const socket = new WebSocket(address);
    sockets.push(socket);
    await once(socket, 'open');
    await joinAll(socket, person);
    const beat = () => socket.send('[null,"0","phoenix","heartbeat",{}]');
    timers.push(setInterval(beat, heartbeatMilliseconds));
    return {
      person,
      hearNews: () =>
        new Promise((resolve) => {
          socket.on('message', function hear(data) {
            if (JSON.parse(String(data))[3] !== 'broadcast') return;
            socket.off('message', hear);
            resolve();
          });
        }),
    };
  }

  return {
    /** Opens a device for each of these. */
    open(people: LoggedIn[]): Promise<Device[]> {
      const limit = pLimit(openedAtOnce);
      return Promise.all(people.map((person) => limit(open, person)));
    },
    closeAll() {
      timers.forEach(clearInterval);
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Joins the topics one after the other; throws when one is refused. */
async function joinAll(socket: WebSocket, { access_token, user }: LoggedIn): Promise<void> {
  for (const list of titleLists) {
    const topic = `realtime:${newsTopic(list, user.id)}`;
    const payload = { config: { private: true }, access_token };
    socket.send(JSON.stringify(['1', '1', topic, 'phx_join', payload]));
    const [data] = await once(socket, 'message');
    const { status, response } = JSON.parse(String(data))[4];
    if (status !== 'ok') throw new Error(`A join was refused: ${response.reason}`);
  }
}
