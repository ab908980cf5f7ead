// The requests of an embedded page: without credentials. It opens no socket.
import { BASE } from "../base";

export function transport() {
  return {
    request: (path: string, init?: RequestInit): Promise<Response> =>
      fetch(BASE + path, { ...init, credentials: "omit" }),
  };
}
