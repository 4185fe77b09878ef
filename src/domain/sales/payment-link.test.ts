import { expect, test } from 'vitest';
import { isPaymentPage, UPI_ADDRESS } from '#contracts/sales/sale.ts';
import { paymentPage, upiLink } from './payment-link.ts';

const payment = { amount: 5000, reference: 'K7QM2XA1', note: 'Deposit: Brass lamp & “shade”' };

test('a link of UPI has whom, how much and what for, by the rules of its linking', () => {
  const link = upiLink({ address: 'lamps.kochi@okbank', name: 'Lamps & Light' }, payment);
  expect(link).toBe(
    'upi://pay?pa=lamps.kochi@okbank&pn=Lamps%20%26%20Light&am=5000.00&cu=INR&tn=Deposit%20Brass%20lamp%20shade&tr=K7QM2XA1',
  );
  const { searchParams } = new URL(link);
  expect(searchParams.get('pn')).toBe('Lamps & Light');
});

test('a long note is cut between letters, and keeps those of every script', () => {
  const { searchParams } = new URL(
    upiLink({ address: 'a1@upi', name: 'A' }, { ...payment, note: 'साड़ी '.repeat(20) }),
  );
  const note = searchParams.get('tn') ?? '';
  expect([...note].length).toBeLessThanOrEqual(50);
  expect(note).toMatch(/^साड़ी साड़ी/);
});

test('addresses of UPI', () => {
  for (const good of ['ab@upi', 'lamps.kochi-1@okhdfcbank', '9847012345@ybl']) {
    expect(UPI_ADDRESS.test(good), good).toBe(true);
  }
  for (const bad of ['a@upi', 'lamps', 'lamps@', 'la mps@upi', 'lamps@1bank', 'a&pa=b@upi']) {
    expect(UPI_ADDRESS.test(bad), bad).toBe(false);
  }
});

test('a payment page takes amount and reference, once each, by HTTPS', () => {
  const page = 'https://pay.example/shop?sum={amount}&ref={reference}';
  expect(isPaymentPage(page)).toBe(true);
  expect(paymentPage(page, { ...payment, amount: 99.5, reference: 'A&B' })).toBe(
    'https://pay.example/shop?sum=99.50&ref=A%26B',
  );
  for (const bad of [
    'http://pay.example/{amount}/{reference}',
    'https://pay.example/{amount}',
    'https://pay.example/{amount}/{reference}/{amount}',
    'https://{amount}/{reference}',
    'javascript:alert({amount}{reference})',
  ]) {
    expect(isPaymentPage(bad), bad).toBe(false);
  }
});
