/** A short text as a user gave it. An address on the web is a link, shown without its scheme. */
export function LinkedText({ value }: { value: string }) {
  if (!value.startsWith('https://')) return <>{value}</>;
  return (
    <a href={value} rel="noreferrer" target="_blank" className="py-1 text-brand hover:underline">
      {value.replace('https://', '')}
    </a>
  );
}
