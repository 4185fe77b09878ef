import * as texts from '#texts/seller/replies.tsx';

/** Templates that a seller can begin with. */
export const starterTemplates: readonly { name: string; text: string }[] = [
  { name: texts.starterAvailableName, text: texts.starterAvailable },
  { name: texts.starterVisitName, text: texts.starterVisit },
  { name: texts.starterInterestedName, text: texts.starterInterested },
];
