import { expect, test } from "vitest";
import { found, stems } from "./search";

test.each([
  ["Pasch", "Päsche"],
  ["дубль", "Дублі"],
  ["така сама", "такою самою або вищою"],
  ["doubles", "double"],
  ["straße", "Strasse"],
])("%s has the stems of %s", (sought, text) => {
  expect(found([text], (one) => [one], sought)).toEqual([text]);
});

test("whole numbers and short words stay as they are", () => {
  expect(stems("31, Mia")).toEqual(["31", "mia"]);
});

test("the first texts of an item count most", () => {
  const items = [
    ["Order", "down to 31"],
    ["Special value 31", "off"],
    ["Lives", "how many"],
  ];
  expect(found(items, (one) => one, "31")).toEqual([items[1], items[0]]);
  expect(found(items, (one) => one, "xylophone")).toEqual([]);
});
