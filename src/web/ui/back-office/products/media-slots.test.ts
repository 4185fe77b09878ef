import { describe, expect, it } from 'vitest';
import {
  clearSlot,
  fillSlots,
  mediaPayload,
  moveSlot,
  putBack,
  readSlots,
  settleUpload,
  slotsOf,
  switchKind,
  writeSlots,
} from './media-slots.ts';

const item = (name: string, webp: number[] = []) =>
  ({ kind: 'image', url: `/media/${name}.jpg`, base: `/media/${name}`, webp }) as const;
const picture = item('a');
const clip = { ...item('b'), kind: 'video', url: '/media/b.mp4' } as const;
const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const numbers = () => {
  let next = 0;
  return () => `u${next++}`;
};
const shape = (slots: ReturnType<typeof slotsOf>) => slots.map(({ is, kind }) => `${is} ${kind}`);

describe('the four media slots', () => {
  it('begin with what the product has, and are four', () => {
    const slots = slotsOf([picture, clip]);
    expect(shape(slots)).toEqual(['kept image', 'kept video', 'empty image', 'empty image']);
    expect(slotsOf(Array(6).fill(picture))).toHaveLength(4);
  });

  it('switch and clear one by one', () => {
    const slots = clearSlot(switchKind(slotsOf([picture, clip]), 0), 1);
    expect(shape(slots)).toEqual(['empty video', 'empty video', 'empty image', 'empty image']);
  });

  it('move, and stay where there is nowhere to go', () => {
    const slots = slotsOf([picture, clip]);
    expect(shape(moveSlot(slots, 1, 0))).toEqual([
      ...['kept video', 'kept image'],
      ...['empty image', 'empty image'],
    ]);
    expect(moveSlot(slots, 0, -1)).toBe(slots);
    expect(moveSlot(slots, 3, 4)).toBe(slots);
  });

  it('take several files at once into what is free, from the chosen one on', () => {
    const files = [file('1.jpg'), file('2.mp4', 'video/mp4'), file('3.jpg'), file('4.jpg')];
    const { slots, filled, left } = fillSlots(slotsOf([picture]), 2, files, numbers());
    expect(filled.map(({ index }) => index)).toEqual([2, 3, 1]);
    expect(left).toBe(1);
    expect(shape(slots)).toEqual([
      ...['kept image', 'uploading image', 'uploading image', 'uploading video'],
    ]);
  });

  it('replace what was in the chosen slot', () => {
    const { filled } = fillSlots(slotsOf([picture]), 0, [file('1.jpg')], numbers());
    expect(filled).toMatchObject([{ index: 0 }]);
  });

  it('find an upload wherever it was moved, and forget one that was removed', () => {
    const { slots } = fillSlots(slotsOf([picture]), 1, [file('1.jpg')], numbers());
    const sent = { media: item('c', [480, 2400]), ticket: 'image.c.x' };
    const settled = settleUpload(moveSlot(slots, 1, 0), 'u0', sent);
    expect(shape(settled).slice(0, 2)).toEqual(['sent image', 'kept image']);
    expect(settled[0]).toMatchObject({ url: '/media/c.jpg', widest: '/media/c-2400.webp' });
    expect(settleUpload(clearSlot(slots, 1), 'u0', sent)).toEqual(slotsOf([picture]));
  });

  it('put back what was taken out, or into the first that is empty', () => {
    const slots = slotsOf([picture, clip]);
    const [taken] = slots;
    if (!taken) throw new Error('no slot');
    const without = switchKind(slots, 0);
    expect(putBack(without, 0, taken)).toEqual(slots);
    const filled = fillSlots(without, 0, [file('1.jpg')], numbers()).slots;
    expect(shape(putBack(filled, 0, taken))).toEqual([
      ...['uploading image', 'kept video', 'kept image', 'empty image'],
    ]);
    const full = slotsOf(Array(4).fill(picture));
    expect(putBack(full, 0, taken)).toBe(full);
  });

  it('make the payload of the call, in their order', () => {
    const { slots } = fillSlots(slotsOf([picture, clip]), 2, [file('1.jpg')], numbers());
    const sent = { media: item('c', [480, 2400]), ticket: 'image.c.x' };
    const payload = mediaPayload(moveSlot(settleUpload(slots, 'u0', sent), 2, 0));
    expect(Object.values(payload).map((text) => JSON.parse(text))).toEqual([
      ['/media/a.jpg'],
      ['/media/b.mp4'],
      ['image.c.x'],
      ['image.c.x', '/media/a.jpg', '/media/b.mp4'],
    ]);
  });

  it('outlive a reload, but for what was on its way', () => {
    const { slots } = fillSlots(slotsOf([picture]), 1, [file('1.jpg')], numbers());
    expect(shape(readSlots(writeSlots(slots)))).toEqual([
      ...['kept image', 'empty image', 'empty image', 'empty image'],
    ]);
    expect(readSlots(writeSlots(slots), (upload) => upload === 'u0')).toEqual(slots);
    for (const text of ['', 'null', '[1]', '[{},{},{},{}]', writeSlots(slotsOf([])).slice(1)]) {
      expect(readSlots(text)).toEqual(slotsOf([]));
    }
    const foreign = JSON.stringify(Array(4).fill({ is: 'kept', kind: 'image', url: '//evil/x' }));
    expect(readSlots(foreign)).toEqual(slotsOf([]));
  });
});
