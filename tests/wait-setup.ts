import { vi } from 'vitest';

// By itself `vi.waitFor` gives up after a second, in which a busy machine may not answer one request.
const { waitFor } = vi;
vi.waitFor = (act, options) => waitFor(act, options ?? { timeout: 10_000 });
