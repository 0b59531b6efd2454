import { describe, expect, it } from 'vitest';
import { senderOf, viewerAddressOf } from './sender.ts';

const sender = (address: string) => senderOf({ 'cloudfront-viewer-address': address });

describe('the sender of a request', () => {
  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['127.0.0.1:1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6:4711', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff:ffff:ffff:ffff:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::7:4711', '2001:db8:0:0::/64'],
    ['::1:4711', '0:0:0:0::/64'],
    ['fe80::1:4711', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7:4711', '192.0.2.7'],
    ['::ffff:c000:207:4711', '192.0.2.7'],
  ])('of %s is %s', (address, expected) => {
    expect(sender(address)).toBe(expected);
  });

  it('is another one in the next network only', () => {
    expect(sender('2001:db8:0:1::1:80')).toBe(sender('2001:db8:0:1:ffff::1:80'));
    expect(sender('2001:db8:0:1::1:80')).not.toBe(sender('2001:db8:0:2::1:80'));
  });

  it.each(['', 'unknown', '192.0.2.7', '192.0.2:80', 'x:80', '192.0.2.7, 192.0.2.8:80', ':80'])(
    'is never made up: %j is no address',
    (address) => {
      expect(() => sender(address)).toThrow('CloudFront did not say whose request this is.');
    },
  );

  it.each(['192.0.2.7', '2001:db8:1:2::/64', '0:0:0:0::/64'])(
    '%s is the same when it is passed on',
    (known) => {
      expect(sender(viewerAddressOf(known))).toBe(known);
    },
  );

  it('is not taken from anything that a viewer can write', () => {
    expect(() => senderOf({ 'x-forwarded-for': '192.0.2.7', 'x-real-ip': '192.0.2.7' })).toThrow();
  });
});
