import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { LoadMore } from '../data/LoadMore.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { ArrowRightIcon } from '../style/icons.ts';
import { Chapter, Specimen } from './Specimen.tsx';

/** What is pressed and followed. */
export function Actions() {
  const [pending, setPending] = useState(false);
  return (
    <Chapter title="Actions">
      <Specimen name="Button, variants">
        <Button variant="primary">Apply Now</Button>
        <Button>View Details</Button>
        <Button variant="quiet">Clear Filters</Button>
        <Button variant="danger">Withdraw</Button>
      </Specimen>
      <Specimen name="Button, sizes">
        <Button variant="primary" size="small">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="large" icon={<ArrowRightIcon aria-hidden="true" />}>
          Large
        </Button>
      </Specimen>
      <Specimen name="Button, pending and disabled">
        <Button variant="primary" pending>
          Sending…
        </Button>
        <Button pending={pending} onClick={() => setPending(true)}>
          Press me once
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink to="/" variant="primary">
          Go home
        </ButtonLink>
      </Specimen>
      <Specimen name="TextLink and LinkButton">
        <p>
          Among words, <TextLink to="/">a link</TextLink> is underlined;{' '}
          <TextLink to="/" quiet>
            a quiet one
          </TextLink>{' '}
          under the pointer only. <LinkButton>A button that reads like one</LinkButton>.
        </p>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb trail={[{ label: 'Explore', to: '/explore' }]} current="Frontend Engineer Intern" />
      </Specimen>
      <Specimen name="LoadMore">
        <LoadMore more pending={false} onMore={() => undefined} />
        <LoadMore more pending onMore={() => undefined} />
      </Specimen>
    </Chapter>
  );
}
