import { beforeEach, expect, test } from "vitest";
import { WELCOME } from "../boards/mia/fixtures";
import type { TableView, WelcomeOut } from "../wire.gen";
import { forget, remember, visited } from "./visited";

const TABLE = (WELCOME as WelcomeOut).table;
const at = (id: string): TableView => ({ ...TABLE, id });

beforeEach(() => localStorage.clear());

test("the last ten tables are stored once each, without the own name", () => {
  for (let number = 0; number < 12; number += 1) remember(at(`t${number}`), 0);
  remember(at("t5"), 0);
  const kept = visited().map((one) => one.id);
  expect(kept).toEqual(["t5", "t11", "t10", "t9", "t8", "t7", "t6", "t4", "t3", "t2"]);
  expect(visited()[0]?.names).toHaveLength(TABLE.seats.length - 1);
});

test("forgets one or all tables, and ignores unreadable ones", () => {
  remember(at("a"), 0);
  remember(at("b"), 0);
  forget("a");
  expect(visited().map((one) => one.id)).toEqual(["b"]);
  forget(null);
  expect(localStorage.getItem("mendax-tables")).toBeNull();
  localStorage.setItem("mendax-tables", "{");
  expect(visited()).toEqual([]);
});
