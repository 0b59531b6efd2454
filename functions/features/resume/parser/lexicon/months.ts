export const SEASONS =
  'spring summer fall autumn winter fruhjahr fruhling sommer herbst printemps ete automne hiver primavera verano otono invierno estate autunno inverno verao outono michaelmas hilary trinity lent easter sose wise ws ss';

/** Words before a single date that make it the beginning of a range without an end. */
export const SINCE = 'since seit depuis desde dal dall sinds od ab sedan siden from vanaf fra från';
