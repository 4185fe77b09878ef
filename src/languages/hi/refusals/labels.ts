import type { Label } from '#languages/en/refusals/labels.ts';
import { translatedLabels } from '#languages/translated-labels.ts';
import { inIt } from '../content/translated-fields.ts';

const labels: Readonly<Record<Label, string>> = {
  ...translatedLabels(
    {
      Name: 'नाम',
      Description: 'विवरण',
      City: 'शहर',
      'Opening hours': 'खुलने का समय',
      'A choice': 'विकल्प',
      Unit: 'इकाई',
      Group: 'ग्रुप',
    },
    inIt,
  ),
  'A choice': 'विकल्प',
  'A detail': 'जानकारी',
  'A word': 'शब्द',
  Answer: 'जवाब',
  'Article number': 'आर्टिकल नंबर',
  'Attribute name': 'गुण का नाम',
  Brand: 'ब्रांड',
  Category: 'कैटेगरी',
  'Category name': 'कैटेगरी का नाम',
  City: 'शहर',
  'Current password': 'मौजूदा पासवर्ड',
  Description: 'विवरण',
  'Dubai phone number': 'दुबई का फ़ोन नंबर',
  'Email or phone': 'ईमेल या फ़ोन नंबर',
  Group: 'ग्रुप',
  'Indian phone number': 'भारत का फ़ोन नंबर',
  Message: 'मैसेज',
  Name: 'नाम',
  'New password': 'नया पासवर्ड',
  Note: 'नोट',
  'Opening hours': 'खुलने का समय',
  'Original price': 'पहले की कीमत',
  'Original price (AED)': 'पहले की कीमत (AED)',
  Password: 'पासवर्ड',
  'Phone number': 'फ़ोन नंबर',
  Price: 'कीमत',
  'Price (AED)': 'कीमत (AED)',
  'Price (INR)': 'कीमत (INR)',
  'Product name': 'प्रोडक्ट का नाम',
  'Product type name': 'प्रोडक्ट टाइप का नाम',
  Reason: 'वजह',
  Scale: 'स्केल',
  Size: 'साइज़',
  'Sub category': 'सब-कैटेगरी',
  'Sub-category name': 'सब-कैटेगरी का नाम',
  Text: 'टेक्स्ट',
  Unit: 'इकाई',
  'What you changed': 'आपने क्या बदला',
  'What you saw': 'आपने क्या देखा',
  Word: 'शब्द',
  Words: 'ब्योरा',
};

/** Returns the name of a field; what is no label is a name that people gave, and stays. */
export const field = (label: string): string =>
  Object.hasOwn(labels, label) ? labels[label as Label] : label;
