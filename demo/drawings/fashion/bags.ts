import { darken } from '../color.ts';
import { boxOutline } from '../outline.ts';
import { across } from '../paint.ts';
import { group, path } from '../svg.ts';
import { clasp, oblongRing, rivet } from './hardware.ts';
import { handle, type Leather, lip, panel, saddle } from './leather.ts';

/** An open tote with two long handles; stands on y = 0, 376 wide, 510 high with its handles. */
export function tote(leather: Leather, thread: string): string {
  const { color } = leather;
  const body =
    'M-166 0Q-177 -1 -178 -12L-190 -290Q-190 -300 -180 -300Q0 -292 180 -300Q190 -300 190 -290L178 -12Q177 -1 166 0Z';
  const inside = 'M-186 -300C-120 -318 120 -318 186 -300C120 -292 -120 -292 -186 -300Z';
  const base = 'M-181 -66L-178 -12Q-177 -1 -166 0H166Q177 -1 178 -12L181 -66Q0 -58 -181 -66Z';
  const arch = (lift: number) =>
    `M-84 -236C-86 -330 -74 ${-lift} 0 ${-lift}C74 ${-lift} 86 -330 84 -236`;
  const tab = (x: number) => {
    const d = `M${x - 17} -262H${x + 17}V-206L${x} -190L${x - 17} -206Z`;
    return (
      panel(d, leather, [x - 17, -262, x + 17, -190]) +
      lip(d, color, 2) +
      saddle(`M${x - 12} -257H${x + 12}V-208L${x} -197L${x - 12} -208Z`, thread, 0.8) +
      rivet(x, -246, 4.4, 'brass') +
      rivet(x, -216, 4.4, 'brass')
    );
  };
  return group(
    handle(arch(494), darken(color, 0.3), 15, null) +
      path(inside, {
        fill: across(
          [
            [0, darken(color, 0.55)],
            [1, darken(color, 0.85)],
          ],
          [0, -316, 0, -294],
        ),
      }) +
      panel(
        body,
        leather,
        [-190, -300, 190, 0],
        [
          {
            d: 'M-130 -270C-110 -200 -120 -120 -100 -60',
            width: 40,
            blur: 20,
            opacity: 0.3,
            light: true,
          },
          {
            d: 'M60 -280C80 -200 50 -120 90 -40',
            width: 44,
            blur: 22,
            opacity: 0.22,
            light: false,
          },
          {
            d: 'M-20 -290C-10 -230 -30 -180 -16 -110',
            width: 24,
            blur: 16,
            opacity: 0.16,
            light: false,
          },
          { d: 'M150 -290L140 -20', width: 26, blur: 14, opacity: 0.2, light: true },
        ],
      ) +
      panel(base, { ...leather, color: darken(color, 0.12) }, [-181, -66, 178, 0]) +
      lip('M-181 -66Q0 -58 181 -66', color, 2) +
      saddle('M-176 -60Q0 -52 176 -60', thread) +
      saddle('M-184 -291Q0 -283 184 -291', thread) +
      tab(-84) +
      tab(84) +
      handle(arch(506), color, 16, thread),
  );
}

/** A saddle bag with a curved flap; `back` shows its other side. Stands on y = 0, 250 wide. */
export function saddleBag(leather: Leather, thread: string, back = false): string {
  const { color } = leather;
  const body =
    'M-118 -150C-126 -92 -118 -30 -92 -8C-78 0 78 0 92 -8C118 -30 126 -92 118 -150C118 -184 100 -194 74 -194H-74C-100 -194 -118 -184 -118 -150Z';
  const flap =
    'M-122 -150C-126 -184 -104 -197 -76 -197H76C104 -197 126 -184 122 -150C120 -96 92 -50 0 -46C-92 -50 -120 -96 -122 -150Z';
  const inner =
    'M-114 -150C-112 -100 -88 -58 0 -54C88 -58 112 -100 114 -150C114 -178 98 -189 74 -189H-74C-98 -189 -114 -178 -114 -150Z';
  const strap = 'M-108 -176C-190 -330 -120 -470 0 -470C120 -470 190 -330 108 -176';
  const loops = [-108, 108]
    .map(
      (x) =>
        panel(boxOutline(x - 11, -196, 22, 44, 5), leather, [x - 11, -196, x + 11, -152]) +
        saddle(boxOutline(x - 7, -176, 14, 20, 3), thread, 0.7) +
        oblongRing(x, -198, 26, 20, 'brass'),
    )
    .join('');
  const front =
    panel(
      flap,
      leather,
      [-122, -197, 122, -46],
      [
        {
          d: 'M-90 -170C-30 -184 40 -180 80 -172',
          width: 26,
          blur: 14,
          opacity: 0.45,
          light: true,
        },
        { d: 'M-80 -80C-30 -62 40 -62 90 -86', width: 26, blur: 14, opacity: 0.3, light: false },
      ],
    ) +
    lip('M-122 -150C-120 -96 -92 -50 0 -46C92 -50 120 -96 122 -150', color, 4) +
    saddle(inner, thread) +
    clasp(0, -68, 15, 'brass');
  const pocket = 'M-96 -126C-98 -70 -92 -34 -76 -22H76C92 -34 98 -70 96 -126Q0 -112 -96 -126Z';
  const rear =
    panel(
      pocket,
      leather,
      [-96, -126, 96, -22],
      [{ d: 'M-60 -110C-20 -100 30 -100 60 -110', width: 20, blur: 12, opacity: 0.3, light: true }],
    ) +
    lip('M96 -126Q0 -112 -96 -126', color, 3) +
    saddle('M-90 -119C-92 -70 -87 -38 -73 -28H73C87 -38 92 -70 90 -119', thread) +
    lip('M-118 -172H118', color, 1.5);
  return group(
    handle(strap, color, 13, thread) +
      panel(
        body,
        { ...leather, color: darken(color, 0.12) },
        [-122, -194, 122, 0],
        [{ d: 'M-100 -20C-40 -6 40 -6 100 -20', width: 22, blur: 10, opacity: 0.5, light: false }],
      ) +
      saddle(
        'M-110 -120C-112 -80 -106 -36 -86 -16C-70 -8 70 -8 86 -16C106 -36 112 -80 110 -120',
        thread,
      ) +
      (back ? rear : front) +
      loops,
  );
}

/** A round-bottomed bucket closed by a cord. Stands on y = 0, 270 high. */
export function bucket(leather: Leather, trim: Leather, thread: string): string {
  const { color } = leather;
  const body =
    'M-96 -8C-116 -60 -120 -130 -104 -200C-100 -226 -92 -250 -84 -268C-50 -262 50 -262 84 -268C92 -250 100 -226 104 -200C120 -130 116 -60 96 -8C60 0 -60 0 -96 -8Z';
  const base =
    'M-113 -66C-110 -44 -104 -26 -96 -8C-60 2 60 2 96 -8C104 -26 110 -44 113 -66C60 -52 -60 -52 -113 -66Z';
  const mouth = 'M-84 -268C-60 -284 60 -284 84 -268C50 -258 -50 -258 -84 -268Z';
  const gathers = [-80, -58, -34, -12, 12, 34, 58, 80].map((x, index) => ({
    d: `M${x * 0.9} -262C${x * 1.02} -230 ${x * 1.1} -200 ${x * 1.12} -150`,
    width: 9,
    blur: 5,
    opacity: index % 2 === 0 ? 0.32 : 0.5,
    light: index % 2 === 1,
  }));
  const eyelets = [-70, -42, -14, 14, 42, 70]
    .map((x) => oblongRing(x, -228 + Math.abs(x) * -0.06, 13, 13, 'brass'))
    .join('');
  const cord =
    'M-92 -230C-80 -224 -76 -224 -70 -230M-70 -231C-62 -224 -50 -224 -42 -230M-42 -229C-34 -222 -22 -222 -14 -228M14 -228C22 -222 34 -222 42 -229M42 -230C50 -224 62 -224 70 -231M70 -230C76 -224 84 -226 92 -232';
  const ends =
    'M-14 -228C-12 -214 -8 -204 -3 -196M14 -228C12 -214 8 -204 3 -196M-2 -196C-16 -170 -18 -150 -14 -128M2 -196C14 -172 16 -150 20 -120';
  const strap = 'M-92 -240C-150 -380 -90 -500 0 -500C90 -500 150 -380 92 -240';
  return group(
    handle(strap, trim.color, 14, thread) +
      path(mouth, { fill: darken(trim.color, 0.72) }) +
      panel(
        body,
        leather,
        [-120, -268, 120, 0],
        [
          ...gathers,
          {
            d: 'M-80 -180C-92 -130 -88 -90 -80 -60',
            width: 34,
            blur: 18,
            opacity: 0.5,
            light: true,
          },
          {
            d: 'M90 -200C104 -130 100 -70 88 -20',
            width: 34,
            blur: 16,
            opacity: 0.4,
            light: false,
          },
        ],
      ) +
      panel(base, trim, [-113, -66, 113, 0]) +
      lip('M-113 -66C-60 -52 60 -52 113 -66', trim.color, 2) +
      saddle('M-111 -60C-60 -46 60 -46 111 -60', thread) +
      saddle('M-86 -259C-50 -252 50 -252 86 -259', darken(color, 0.25)) +
      eyelets +
      handle(cord, trim.color, 6, null) +
      handle(ends, trim.color, 6, null) +
      panel('M-9 -204H9V-188H-9Z', trim, [-9, -204, 9, -188]) +
      panel('M-20 -132H-8V-108H-20Z', trim, [-20, -132, -8, -108]) +
      panel('M14 -124H26V-100H14Z', trim, [14, -124, 26, -100]) +
      [-92, 92]
        .map(
          (x) =>
            panel(boxOutline(x - 10, -252, 20, 38, 5), trim, [x - 10, -252, x + 10, -214]) +
            rivet(x, -224, 4, 'brass'),
        )
        .join(''),
  );
}
