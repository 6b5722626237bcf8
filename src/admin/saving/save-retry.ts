import { serverWait } from '@/lib/supabase/server-wait';

/** Milliseconds before each further try. */
const delays = [2000, 5000, 10_000, 20_000, 30_000];

/** Tries again later, and each time a little later. */
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
    this.#timer = setTimeout(
      () => {
        // The device says so itself when it is back.
        if (navigator.onLine) this.#attempt();
      },
      Math.max(delay, serverWait()),
    );
  }

  cancel() {
    clearTimeout(this.#timer);
  }

  /** After a success: there is nothing to repeat, and the next failure waits the shortest time again. */
  reset() {
    this.cancel();
    this.#failures = 0;
  }
}
