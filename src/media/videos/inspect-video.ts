import { report } from '../bounded/report.ts';
import { repackVideo } from './repack-video.ts';

/** What repackVideo reads, and what it writes. */
export type VideoTask = { source: string; output: string };

await report(({ source, output }: VideoTask) => repackVideo(source, output));
