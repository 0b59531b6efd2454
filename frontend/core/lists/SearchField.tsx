import { useEffect, useLayoutEffect, useRef } from 'react';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';

/** A pause in typing after which the search applies. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  /** What it searches: 'Search by name or email'. */
  label: string;
  placeholder: string;
  /** The text that the address names. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
  className?: string;
}

/** Searches while the user types. The back button changes the text, too. */
export function SearchField({ label, placeholder, value, maxLength, onSearch, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // Another filter may be set during the pause: the search is added to it.
  const latest = useRef({ value, onSearch });
  useLayoutEffect(() => {
    latest.current = { value, onSearch };
  });
  const search = () => {
    window.clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? '';
    if (text !== latest.current.value) latest.current.onSearch(text);
  };
  return (
    <search className={className}>
      <TextField
        ref={field}
        className="[&>label]:sr-only"
        label={label}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        icon={<SearchIcon />}
        onChange={() => {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(search, PAUSE_MS);
        }}
        onKeyDown={({ key }) => key === 'Enter' && search()}
      />
    </search>
  );
}
