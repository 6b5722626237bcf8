import { serverWait } from '@/lib/server-wait';

/** Milliseconds before each further try. */
const delays = [2000, 5000, 10_000, 20_000, 30_000];

/** Tries again later, each time a little later, and as soon as the device is back on the network. */
export class SaveRetry {
  readonly #attempt: () => void;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(attempt: () => void) {
    this.#attempt = attempt;
  }

  later() {
    const delay = delays[this.#failures] ?? 30_000;
    this.#failures += 1;
    this.#timer = setTimeout(this.#run, Math.max(delay, serverWait()));
  }

  /** Tries at once, if a further try is due at all. */
  now = () => {
    if (this.#timer) this.#run();
  };

  cancel() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** After a success: the next failure waits the shortest time again. */
  reset() {
    this.#failures = 0;
  }

  #run = () => {
    // The device says so itself when it is back.
    if (navigator.onLine) this.#attempt();
  };
}
