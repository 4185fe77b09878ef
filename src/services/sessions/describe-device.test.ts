import { expect, it } from 'vitest';
import { sentence } from '#languages/sentence.ts';
import { describeDevice, sayDevice } from './describe-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Microsoft Edge on macOS',
  ],
  ['', 'Unknown device'],
  ['curl/8.0', 'Unknown device'],
  ['Call us at evil.test/1 now', 'Unknown device'],
  ['\u202e<b>x</b>/1', 'Unknown device'],
  [`(${'a '.repeat(50_000)}`, 'Unknown device'],
])('says what %.40s is', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

it.each([
  ['Firefox on Windows', '\u2068Firefox\u2069 على \u2068Windows\u2069'],
  ['Unknown device', 'جهاز غير معروف'],
  ['Safari', 'Safari'],
])('says %s to who reads Arabic', (device, words) => {
  expect(sentence('ar', sayDevice(device))).toBe(words);
  expect(sentence('en', sayDevice(device))).toBe(device);
});
