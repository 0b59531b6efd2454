/** How often pay is paid; `total` is one sum for all of the work. */
export const PAY_PERIODS = ['year', 'month', 'week', 'day', 'hour', 'total'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** The most that pay can be, in any currency: some 700,000 US dollars in South Korean won. */
export const MAX_AMOUNT = 1_000_000_000;
