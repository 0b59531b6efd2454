/** Words that name what a person does, in the languages that resumes are commonly written in; all in lower case. */
export const TITLE_WORDS = new Set(
  `engineer developer manager director analyst consultant intern internship trainee apprentice assistant associate officer
  designer architect scientist researcher administrator coordinator specialist lead leader head chief president vice ceo cto cfo
  coo cmo founder co-founder cofounder owner partner programmer tester technician operator supervisor foreman teacher tutor lecturer
  professor instructor fellow postdoc postdoctoral student nurse physician doctor surgeon dentist pharmacist therapist
  physiotherapist midwife paramedic caregiver carer psychologist counselor counsellor veterinarian accountant auditor bookkeeper
  controller actuary banker broker trader teller advisor adviser underwriter lawyer attorney paralegal solicitor barrister notary
  clerk secretary receptionist cashier salesperson salesman sales representative agent executive recruiter buyer planner strategist
  marketer copywriter editor writer journalist reporter translator interpreter author producer photographer videographer animator
  artist illustrator musician chef cook baker waiter waitress barista bartender sommelier host housekeeper concierge steward
  stewardess pilot captain driver mechanic electrician plumber carpenter welder machinist fitter mason painter builder roofer
  surveyor inspector gardener farmer florist hairdresser stylist tailor seamstress guard police firefighter soldier sergeant
  lieutenant dispatcher conductor librarian archivist curator merchandiser storekeeper warehouse picker packer volunteer
  ambassador mentor coach trainer facilitator evangelist advocate principal senior junior staff freelance freelancer contractor
  devops sre fullstack full-stack backend frontend scrum product owner member expert architecte ingénieur ingénieure développeur
  développeuse responsable directeur directrice chef cheffe chargé chargée assistant assistante stagiaire alternant alternante
  technicien technicienne conseiller conseillère vendeur vendeuse infirmier infirmière professeur enseignant enseignante
  comptable gestionnaire consultante analyste coordinateur coordinatrice attaché attachée serveur serveuse cuisinier cuisinière
  entwickler entwicklerin ingenieur ingenieurin softwareentwickler softwareentwicklerin leiter leiterin teamleiter teamleiterin
  projektleiter projektleiterin werkstudent werkstudentin praktikant praktikantin praktikum mitarbeiter mitarbeiterin sachbearbeiter
  sachbearbeiterin berater beraterin assistentin referent referentin kaufmann kauffrau krankenpfleger krankenschwester pflegefachfrau
  pflegefachmann lehrer lehrerin auszubildende auszubildender ausbildung geschäftsführer geschäftsführerin verkäufer verkäuferin
  mechatroniker elektriker koch köchin techniker technikerin desarrollador desarrolladora ingeniero ingeniera
  gerente jefe jefa director directora analista consultor consultora becario becaria prácticas técnico técnica profesor profesora
  maestro maestra enfermero enfermera médico médica contable administrativo administrativa auxiliar encargado encargada dependiente
  camarero camarera cocinero cocinera comercial coordinador coordinadora especialista asesor asesora sviluppatore sviluppatrice
  ingegnere responsabile direttore direttrice impiegato impiegata tirocinante stagista insegnante infermiere infermiera commesso
  commessa cameriere cameriera cuoco cuoca consulente tecnico addetto addetta ragioniere architetto desenvolvedor desenvolvedora
  engenheiro engenheira estagiário estagiária diretor diretora coordenador coordenadora enfermeiro enfermeira professora vendedor
  vendedora ontwikkelaar medewerker medewerkster stagiair verpleegkundige docent leraar adviseur programista programistka inżynier
  kierownik specjalista specjalistka stażysta nauczyciel nauczycielka pielęgniarka księgowy księgowa handlowiec doradca asystent asystentka utvecklare
  ingenjör chef säljare lärare sjuksköterska konsult projektledare udvikler ingeniør sygeplejerske lærer butiksmedarbejder kundeservice
  contrôleur animateur formateur éducateur auditeur acheteur vendeur rédacteur traducteur graphiste juriste avocat secrétaire employé
  ouvrier chauffeur livreur maçon plombier mécanicien soudeur boulanger pâtissier coiffeur pharmacien sage-femme aide-soignant kock
  ekonom redovisningsekonom platschef systemutvecklare administratör projektledare buchhalter controller werkstudent teamlead
  investigador ayudante ricercatore assegnista badacz kucharz kelner analityk tester kierowca garçom cozinheiro contador pedagogo
  monteur technicus onderzoeker kok ra ta gra sde swe pm qa hr it vp svp evp avp registrar resident matron superintendent estimator bricklayer scaffolder`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Endings by which German and Dutch titles are known as well. */
export const TITLE_ENDING =
  /(?:entwickler|ingenieur|leiter|manager|berater|assistent|techniker|mechaniker|arbeiter|student|praktikant|kaufmann|kauffrau|pfleger|lehrer|verkäufer|führer|meister|monteur|installateur)(?:in|\/in|\*in|:in)?$/i;

/** Endings of words that name who does something, in the languages of Europe: weaker than a title that is known. */
export const AGENT_ENDING =
  /(?:[^aeiou]er|[aeiou]per|eer|ier|yer|tor|sor|ist|ician|arian|grapher|keeper|worker|maker|woman|man|hand|lead|aide|nurse|clerk|hygienist|eur|euse|trice|ière|ienne|iste|ador|adora|ero|era|ista|tora|ante|loge|ologo|tore|sjef|chef|leder|mester|ör|are|wart|mann|frau|schaffer|meister|pfleger|erin|istin|orin|ant|antin|ent|entin)$/iu;

/** Words and forms that name an employer; all in lower case. */
export const COMPANY_WORDS = new Set(
  `llp pllc lp & inc inc. llc ltd ltd. limited plc corp corp. corporation company co co. gmbh ag kg se ug ohg mbh e.v. ev s.a. sa sas sarl s.a.r.l.
  s.l. s.l.u. srl s.r.l. spa s.p.a. bv b.v. nv n.v. oy ab as a/s aps sp. z o.o. pty pvt pvt. lda lda. ltda ltda. kft zrt bank group holding holdings
  partners associates agency studio studios labs lab laboratory laboratories technologies technology systems solutions software services
  industries consulting ventures capital university college school institute institut hospital clinic klinik krankenhaus universitätsklinikum hôpital clinique foundation
  ministry department council government association society museum library hotel restaurant restaurante café bakery supermarket airlines airways logistics
  insurance pharma pharmaceuticals motors automotive energy power media press news networks entertainment games academy centre center trust nhs
  universität hochschule université universidad università universidade uniwersytet politechnika universiteit universitet schule gymnasium lycée
  werke werk bau handel verlag versicherung sparkasse stadtwerke cooperative stores store supermarkets pharmacy apotheke farmacia kitchen bistro
  construction builders engineering architects architekten cabinet kanzlei ngo startup & brothers bros sons`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Famous employers whose names say nothing of what they are. */
export const COMPANIES = new Set(
  `google microsoft amazon apple facebook meta netflix ibm oracle sap siemens bosch intel nvidia amd cisco adobe salesforce uber airbnb
  spotify twitter linkedin accenture deloitte pwc ey kpmg mckinsey bcg bain infosys tcs wipro cognizant capgemini tesla bmw daimler volkswagen
  audi toyota honda samsung lg sony huawei alibaba tencent bytedance nokia ericsson philips shell bp unilever nestlé nestle ikea zalando
  volvo airbus boeing santander hsbc barclays citi jpmorgan ubs telefonica vodafone orange telekom dhl ups fedex starbucks mcdonald's walmart
  target costco tesco lidl aldi carrefour freelance self-employed`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Legal forms at the end of an employer’s name. */
export const LEGAL_FORM =
  /(?:^|\s)(?:inc\.?|llc|llp|ltd\.?|limited|gmbh|plc|corp\.?|s\.?a\.?|ag|srl|s\.r\.l\.|b\.?v\.?|a\/s|oy|ab|kg|co\.)$/i;

/** Words that name a part of an employer, which follow its name as a town does. */
export const DEPARTMENTS =
  /(?:^|\s)(?:\p{L}*(?:ment|tions?|ics|logy|ware|ship)|engineering|marketing|consulting|manufacturing|planning|trading|banking|lending|purchasing|training|accounting|advertising|testing|computing|nursing|gaming|publishing|branding|packaging|shipping|staffing|recruiting|learning|teaching|catering|finance|insurance|maintenance|compliance|assurance|governance|intelligence|science|sciences|quality|security|mobility|equity|health|care|wealth|retail|payments|platform|platforms|product|products|markets|sales|support|success|design|data|cloud|mobile|web|digital|media|music|risk|tax|treasury|legal|audit|procurement|division|team|unit|branch|office|headquarters|faculty|ward|emergency|surgery|cardiology|paediatrics|pediatrics|europe|asia|africa|americas|emea|apac|international|global|worldwide|junior|senior|part[- ]time|full[- ]time|contract|temporary|permanent|volunteer|project|projects|subsidiary)(?=\s|$)/iu;
