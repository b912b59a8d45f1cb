import { type ListClient, ListError } from '#client/features/lists/list-client.ts';
import { detailsOf, isSameKey, keyOf } from '#client/features/lists/list-entry.ts';
import { type ListStorage, openListStorage } from '#client/features/lists/list-storage.ts';
import { createListSync, type ListSync, type Signals } from '#client/features/lists/list-sync.ts';
import type { Tap } from '#client/features/lists/tap.ts';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';
import type { ListChange, ListRow, TitleList } from '#contract/tables/title-list.ts';
import { textOfKey } from '#contract/title-keys.ts';
import { aMovie } from '#tests/support/catalogue/a-movie.ts';

/** What happens to a request in the network. */
export type Fate =
  | 'arrives'
  | 'arrives twice'
  | 'is lost'
  | 'loses its reply'
  | 'comes with an old token';

interface Request {
  tab: Tab;
  arrive: () => unknown;
  resolve: (reply: unknown) => void;
  reject: (error: Error) => void;
}

/** One life of a page, until it crashes; afterwards it has no effect. */
interface Tab {
  device: Device;
  storage: ListStorage;
  list: ListSync;
  /** The storage as this tab sees it. */
  items: Map<string, string>;
  /** Writes of its list that it has put off. */
  putOff: (() => void)[];
  /** Its writes that no other tab has seen yet. */
  unseen: { key: string; text: string | null }[];
  signals: Signals | null;
  retry: (() => void) | null;
  /** Number of storage writes until it crashes. */
  writesLeft: number;
  /** It has crashed, and another page has replaced it. */
  isGone: boolean;
}

interface Device {
  /** The storage as the next tab will see it. */
  items: Map<string, string>;
  tabs: Tab[];
  isOnline: boolean;
  lock: { holder: Tab | null; waiting: { tab: Tab; enter: () => void }[] };
}

const unreachable = () => new ListError('no answer', false);

/**
 * A table, several devices with several tabs each, and a network that the test controls. Tabs see each
 * other's writes with a delay, as in a browser, where each has its own copy of the storage. Where lists
 * are long, a tab writes its list later than the tap.
 */
export function aListWorld(
  list: TitleList,
  devicesWanted: number,
  tabsEach: number,
  areListsLong = false,
) {
  let rows: ListRow[] = [];
  let requests: Request[] = [];
  const news: ListChange[] = [];
  const appliedTapIds = new Set<string>();
  const devices = Array.from({ length: devicesWanted }, () => {
    const device: Device = {
      items: new Map(),
      tabs: [],
      isOnline: true,
      lock: { holder: null, waiting: [] },
    };
    for (let tab = 0; tab < tabsEach; tab += 1) device.tabs.push(openTab(device));
    return device;
  });

  function openTab(device: Device): Tab {
    const tab = {
      device,
      items: new Map(device.items),
      putOff: [],
      unseen: [],
      signals: null,
      retry: null,
      writesLeft: Number.POSITIVE_INFINITY,
      isGone: false,
    } as unknown as Tab;
    tab.storage = openListStorage(storageOf(tab), list, 'ann', false, (write) => {
      if (areListsLong) tab.putOff.push(write);
      else write();
    });
    tab.list = createListSync({
      storage: tab.storage,
      client: clientOf(tab),
      getTitles: async (keys) => ({
        found: keys.map(({ movie_id }) => aMovie({ id: movie_id })),
        later: [],
      }),
      runAlone: (task) => runAlone(tab, task),
      listen(signals) {
        tab.signals = signals;
        return () => {};
      },
      runLater(task) {
        tab.retry = task;
        return () => {
          tab.retry = null;
        };
      },
    });
    tab.list.start();
    return tab;
  }

  function storageOf(tab: Tab): GuardedStorage {
    return {
      getItem: (key) => tab.items.get(key) ?? null,
      setItem(key, text) {
        write(tab, key, text);
        return true;
      },
      removeItem: (key) => write(tab, key, null),
      keys: () => [...tab.items.keys()],
    };
  }

  function write(tab: Tab, key: string, text: string | null): void {
    tab.writesLeft -= 1;
    // A crashed page writes nothing.
    if (tab.writesLeft < 0 || (tab.items.get(key) ?? null) === text) return;
    change(tab.items, key, text);
    tab.unseen.push({ key, text });
  }

  /** Makes this many of the tab's writes visible to the other tabs, oldest first. */
  function spreadWrites(tab: Tab, count: number): void {
    if (!tab.isGone) for (const writeList of tab.putOff.splice(0)) writeList();
    const writes = tab.unseen.splice(0, count);
    for (const { key, text } of writes) change(tab.device.items, key, text);
    for (const other of tab.device.tabs) {
      if (other === tab) continue;
      for (const { key, text } of writes) {
        // A newer write of its own is still unseen and wins.
        const isOverwritten = other.unseen.some((own) => own.key === key);
        if (!isOverwritten) change(other.items, key, text);
      }
      if (writes.length > 0) other.signals?.onOtherTab();
    }
  }

  function clientOf(tab: Tab): ListClient {
    const send = <Reply>(arrive: () => Reply) =>
      new Promise<Reply>((resolve, reject) => {
        requests.push({ tab, arrive, resolve: resolve as Request['resolve'], reject });
      });
    return {
      readAll: () => send(() => [...rows]),
      save: (taps) => send(() => taps.map(apply)).then(() => {}),
    };
  }

  function apply({ id, isListed, ...row }: Tap): void {
    const index = rows.findIndex((other) => isSameKey(other, row));
    if (!isListed) rows = rows.filter((other) => !isSameKey(other, row));
    else if (index < 0) rows = [...rows, row];
    else rows = rows.with(index, row);
    news.push({ ...row, isListed });
    appliedTapIds.add(id);
  }

  async function runAlone(tab: Tab, task: () => Promise<void>): Promise<void> {
    const { lock } = tab.device;
    if (lock.holder) await new Promise<void>((enter) => lock.waiting.push({ tab, enter }));
    // The tab may have crashed just when it got the lock.
    if (tab.isGone) await new Promise(() => {});
    lock.holder = tab;
    try {
      await task();
    } finally {
      leave(tab);
    }
  }

  function leave(tab: Tab): void {
    const { lock } = tab.device;
    lock.waiting = lock.waiting.filter((waiting) => waiting.tab !== tab || lock.holder === tab);
    if (lock.holder !== tab) return;
    // The next holder of the lock sees everything that was written under it.
    spreadWrites(tab, tab.unseen.length);
    const next = lock.waiting.shift();
    lock.holder = next?.tab ?? null;
    next?.enter();
  }

  /** Crashes the tab and opens it again. Its requests in flight arrive now or never. */
  function reopen(tab: Tab, arrives: boolean): void {
    tab.isGone = true;
    tab.writesLeft = 0;
    for (const request of requests) if (request.tab === tab && arrives) request.arrive();
    requests = requests.filter((request) => request.tab !== tab);
    spreadWrites(tab, tab.unseen.length);
    leave(tab);
    const index = tab.device.tabs.indexOf(tab);
    tab.device.tabs[index] = openTab(tab.device);
  }

  return {
    list,
    devices,
    appliedTapIds,
    rows: () => rows,
    pendingRequests: () => requests.length,
    reopen,
    spreadWrites,

    /** Applies the fate to a pending request; a request of an offline device is lost. */
    deliver(index: number, fate: Fate): void {
      const [request] = requests.splice(index % requests.length, 1);
      if (!request) return;
      const { tab, arrive, resolve, reject } = request;
      const isTurnedBack = fate === 'is lost' || fate === 'comes with an old token';
      if (!tab.device.isOnline || isTurnedBack) {
        reject(unreachable());
        return;
      }
      const reply = arrive();
      if (fate === 'arrives twice') arrive();
      if (fate === 'loses its reply') reject(unreachable());
      else resolve(reply);
    },

    /** Publishes the table's changes since the last time to every device. */
    spreadNews(): void {
      for (const change of news.splice(0)) {
        for (const { tabs } of devices) {
          for (const { signals } of tabs) signals?.onChange(change);
        }
      }
    },

    /** Waits until every promise that can settle has done so. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

function change(items: Map<string, string>, key: string, text: string | null): void {
  if (text === null) items.delete(key);
  else items.set(key, text);
}

/** The entries of a tab's list as sorted text, to compare. */
export function listedIn({ list, storage }: { list: ListSync; storage: ListStorage }): string[] {
  return list
    .getState()
    .entries.map((entry) => rowText({ ...keyOf(entry), details: detailsOf(storage.list, entry) }))
    .sort();
}

/** A row as text, to compare. */
export function rowText(row: ListRow): string {
  return [textOfKey(row), ...Object.values(row.details ?? {})].join(' ');
}
