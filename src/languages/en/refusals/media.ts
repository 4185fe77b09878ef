// Pictures, videos, documents and tables that were sent.

const PHONE =
  'On an iPhone, Settings › Camera › Formats › “Most Compatible” saves the next ones in the right format.';

export const heicRefused = `This is a HEIC picture, which browsers cannot show. Save it as JPEG and choose it again. ${PHONE}`;
export const hevcRefused = `This video is HEVC (H.265), which many browsers cannot play. Export it as MP4 with H.264 and choose it again. ${PHONE}`;
export const profileRefused = `This video has finer colours (10 bits, 4:2:2 or 4:4:4) than many browsers can play. Record or export it as MP4 with H.264 in 8 bits and 4:2:0, without HDR, ProRes or Log, and choose it again. ${PHONE}`;

export const pictureTooLarge = 'This picture is larger than 10 MB. Choose a smaller file.';
export const videoTooLarge = 'This video is larger than 20 MB. Choose a shorter or smaller one.';
export const tableTooLarge =
  'This file is larger than 10 MB. Split it and import the parts one after the other.';
export const documentTooLarge = 'This document is larger than 10 MB. Choose a smaller file.';
export const archiveTooLarge =
  'This ZIP file is larger than 200 MB. Split it and send the parts one after the other.';
export const fileEmpty = 'This file is empty. Choose another one.';
export const uploadCutOff = 'The upload was cut off. Please try again.';
export const notAPicture =
  'This is not a picture we can use. Choose a JPEG, PNG, GIF, WebP or AVIF file.';
export const notAVideo = 'This is not a video we can use. Choose an MP4 or MOV file.';
export const notADocument = 'Documents are PDF, JPEG, PNG or WebP files. Choose one of those.';
export const pdfDamaged = 'This PDF is damaged or incomplete. Save it again and retry.';
export const pictureDamaged =
  'This picture is damaged or incomplete. Open it, save it again, and choose the new file.';
export const tooManyPixels = ({ isAvif, megapixels }: { isAvif: boolean; megapixels: number }) =>
  `This picture has too many pixels. Choose ${isAvif ? 'an AVIF' : 'one'} of at most ${megapixels} megapixels and 16,000 pixels a side.`;
export const tooManyFrames = 'This animation has more than 1,000 frames. Choose a still picture.';
export const videoDamaged =
  'This video is damaged or incomplete. Export it again and choose the new file.';
export const videoHasNoPicture = 'This file has no moving picture. Choose another video.';
export const videoNotPlayable =
  'Browsers cannot play this kind of video. Export it as MP4 with H.264 and choose it again.';
export const videoHasManyPixels =
  'This video has too many pixels. Choose one of at most 8,192 pixels a side.';
export const documentTakesTooMuch =
  'This document takes more than the server can spare. Choose fewer products.';
export const manyFilesNow = 'Many files are being checked right now. Please try again in a moment.';
export const noSuchFile = 'There is no such file.';
export const storeAway =
  'Pictures and videos cannot be stored at the moment. Nothing was saved. Please try again in a few minutes.';
export const diskFull =
  'There is no room for more files at the moment. Nothing was saved. Please try again later; whoever runs this site has to make room.';
export const quotaOfFiles = ({ files, hours }: { files: string; hours: number }) =>
  `A seller can send ${files} files a day, and this would be more. Go on in ${hours} ${hours === 1 ? 'hour' : 'hours'}, or ask us for more.`;
export const quotaOfBytes = ({ megabytes, hours }: { megabytes: string; hours: number }) =>
  `A seller can send ${megabytes} MB of files a day, and this would be more. Go on in ${hours} ${hours === 1 ? 'hour' : 'hours'}, or ask us for more.`;
export const ticketTooOld = 'A file was sent too long ago. Choose it again, then save.';
export const documentsFull =
  'You have sent as many documents as we keep (30 MB). Write without one, or by mail.';
export const choosePictureOrVideo = 'Choose a picture or video.';
export const chooseTable = 'Choose a CSV or XLSX file.';
export const chooseZip = 'Choose a ZIP file.';

export const tableUnreadable =
  'This file cannot be read as a table. Save it as CSV (UTF-8) or XLSX and choose it again.';
export const textCalledWorkbook =
  'This file is called .xlsx, but it is plain text, not a workbook, and no table of products is found in it. Save the table as XLSX or CSV in a spreadsheet program and choose that file.';
export const lettersUnknown =
  'The text encoding of this file is unknown. Save it as CSV UTF-8 or XLSX and choose it again.';
export const tooManyRows = ({ most }: { most: string }) =>
  `This file has more than ${most} rows. Split it and import the parts one after the other.`;
export const cellTooFar = ({
  cell,
  rows,
  columns,
}: {
  cell: string;
  rows: string;
  columns: number;
}) =>
  `The cell ${cell} has something in it, but a table may have ${rows} rows and ${columns} columns at most. Empty what lies beyond, or split the table, and choose it again.`;
export const tooMuchText = 'This table holds too much text. Split it and choose the parts in turn.';
export const workbookUnpacksToMuch =
  'This workbook is too large when unpacked. Save only the sheet with the products, or save it as CSV, and choose it again.';
export const workbookDamaged =
  'This workbook is damaged. Save it as XLSX or CSV again and choose the new file.';
export const workbookUnreadable =
  'This workbook cannot be read. Save it as XLSX or CSV and choose it again.';
export const sheetHidden = ({ sheet }: { sheet: string }) =>
  `The products are on the sheet “${sheet}”, which is hidden. Show that sheet, or save it as a file of its own, and choose it again.`;
export const fileUnpacksToMuch = 'When unpacked, this file is far larger than a picture or video.';
export const fileNotUnpacked = 'This file cannot be unpacked. Create the ZIP again.';
export const zipHasManyFiles = ({ most }: { most: number }) =>
  `This ZIP file holds more than ${most} files. Split it into parts.`;
export const zipUnpacksToMuch = 'This ZIP file is too large when unpacked. Split it into parts.';
export const zipDamaged = 'This ZIP file is damaged. Create it again and retry.';
export const notOwnFiles = ({ field }: { field: string }) =>
  `${field} may only hold files that this product already has.`;
export const notKeptFiles = 'mediaOrder may only name kept files and files of this form.';
export const mediaAway =
  'Pictures and videos cannot be shown at the moment. Please try again in a few minutes.';
export const tableTakesTooMuch =
  'This file is too large to be read. Split it, or save it as CSV, and choose it again.';
