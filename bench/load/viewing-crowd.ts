import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, wrk } from './run-wrk.ts';

/** Pages that people look at, and how many views are told each second. */
export type Crowd = { url: string; products: string[]; perSecond: number; seconds: number };

const CONNECTIONS = 64;

/**
 * Views by people of as many networks, of whom one in four looks at a page again. Each connection that is free
 * takes the next moment of an even second: a second's views sent all at once would measure a queue.
 */
const SCRIPT = `
local ffi = require("ffi")
ffi.cdef("typedef struct { long s; long ns; } moment; int clock_gettime(int clock, moment *now);")
local clock = ffi.new("moment")
local products, serial, each, due = {}, 0, 0, 0
local function now()
  ffi.C.clock_gettime(1, clock)
  return tonumber(clock.s) * 1000 + tonumber(clock.ns) / 1e6
end
function init(args)
  for id in io.lines(args[1]) do products[#products + 1] = id end
  each, serial, due = 1000 / tonumber(args[2]), tonumber(args[3]), now()
end
function delay()
  due = due + each
  return math.max(0, math.floor(due - now() + 0.5))
end
function request()
  serial = serial + 1
  local person = serial - (serial % 4 == 0 and 4 or 0)
  local network = table.concat({ 10, math.floor(person / 65536) % 256, math.floor(person / 256) % 256, person % 256 }, ".")
  local version = 120 + person % 24
  return wrk.format("POST", "/api/view", {
    ["Content-Type"] = "text/plain;charset=UTF-8",
    ["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:" .. version .. ".0) Gecko/20100101 Firefox/" .. version .. ".0",
    ["X-Forwarded-For"] = network,
  }, '{"page":"product","id":"' .. products[person % #products + 1] .. '","region":"' .. (person % 3 == 0 and "AE" or "IN") .. '"}')
end
`;

/** Lets a crowd tell of what it looks at: with wrk, which leaves the processor to who is told. */
export function startCrowd() {
  const folder = mkdtempSync(join(tmpdir(), 'dhow-bench-crowd-'));
  const script = join(folder, 'views.lua');
  const list = join(folder, 'products');
  writeFileSync(script, SCRIPT);
  let told = 0;
  return {
    async tell({ url, products, perSecond, seconds }: Crowd): Promise<Answered> {
      writeFileSync(list, products.join('\n'));
      const first = String(told);
      told += perSecond * seconds;
      return wrk([
        ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`],
        ...['--script', script, url, '--', list, String(perSecond), first],
      ]);
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
