import { isolated } from '#languages/isolated.ts';
import { arabicPlural as plural } from '#languages/plural.ts';

// What a device shows of new enquiries.
export const firstAndMore = ({ first, more }: { first: string; more: number }) =>
  more === 0
    ? isolated(first)
    : `${isolated(first)} ${plural(more, {
        one: 'وقطعة أخرى',
        two: 'وقطعتان أخريان',
        few: 'و# قطع أخرى',
        many: 'و# قطعة أخرى',
        other: 'و# قطعة أخرى',
      })}`;
export const newEnquiry = (piece: string) => `استفسار جديد: ${piece}`;
export const from = ({ region, reference }: { region: 'IN' | 'AE'; reference: string }) =>
  `من ${region === 'AE' ? 'الإمارات' : 'الهند'}، الرقم المرجعي ${reference}`;
export const newEnquiries = (count: number) =>
  plural(count, {
    one: 'استفسار جديد',
    two: 'استفساران جديدان',
    few: '# استفسارات جديدة',
    many: '# استفسارًا جديدًا',
    other: '# استفسار جديد',
  });
export const list = (pieces: readonly string[]) => pieces.join('، ');
export const testTitle = () => 'إشعار تجريبي';
export const testBody = () => 'ستصلك إشعارات الاستفسارات الجديدة على هذا الجهاز.';
