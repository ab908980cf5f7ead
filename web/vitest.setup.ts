import { afterEach, vi } from "vitest";

// A test that fails with its clock stopped must not stop the next one's.
afterEach(() => void vi.useRealTimers());
