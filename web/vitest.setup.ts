// Matchers for what a reader of the page perceives: toBeVisible, toHaveAccessibleName, …
import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

// What is waited for comes as soon as the machine gets to it: only what never comes is a failure.
configure({ asyncUtilTimeout: 30_000 });
// A test that fails with its clock stopped must not stop the next one's.
afterEach(() => void vi.useRealTimers());
