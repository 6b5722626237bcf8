import { serverWait } from '@/lib/supabase/server-wait';

/** Milliseconds before each further attempt; the last one repeats. */
const delays = [2000, 5000, 10_000, 20_000, 30_000];

/** Repeats a failed save with growing delays. */
export class SaveRetry {
  readonly #attempt: () => void;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(attempt: () => void) {
    this.#attempt = attempt;
  }

  schedule() {
    const delay = delays[this.#failures] ?? 30_000;
    this.#failures += 1;
    this.#timer = setTimeout(
      () => {
        // Offline, the `online` event starts the next attempt.
        if (navigator.onLine) this.#attempt();
      },
      Math.max(delay, serverWait()),
    );
  }

  cancel() {
    clearTimeout(this.#timer);
  }

  /** After a success: the next failure starts with the shortest delay. */
  reset() {
    this.cancel();
    this.#failures = 0;
  }
}
