import type { ReactNode } from 'react';

export const title = 'प्राइवेसी';
export const description =
  'हम आपका कौन-सा डेटा रखते हैं, कितने समय तक, किसे मिलता है, और आप क्या माँग सकते हैं।';
export const text = (site: string) => `${site} आपका कौन-सा डेटा रखता है, क्यों, और कितने समय तक।`;
export const onThisPage = 'इस पेज पर';
export const version = 'संस्करण';
export const earlierVersion = (until: ReactNode) => <>यह पुराना संस्करण है, जो {until} तक लागू था।</>;
export const readPresent = 'मौजूदा संस्करण पढ़ें';
export const earlierVersions = 'पुराने संस्करण';
export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
