import type { SkillGroup } from './group.ts';

/** Tools reviewed from O*NET 30.2, Technology Skills (CC BY 4.0), shortened to the names that postings use. */
export const OPEN_DATA: readonly SkillGroup[] = [
  {
    source: 'O*NET 30.2',
    skills: `
AutoCAD Civil 3D|civil _#at>AutoCAD;MicroStation|bentley ~#at>CAD;navisworks>BIM;OpenRoads|~ designer;procore;PlanSwift;xactimate;lumion;enscape;rhino|rhinoceros 3d|rhinoceros;mastercam>CAM;G-code>CNC Machining;teamcenter;HEC-RAS;HEC-HMS;MapInfo>GIS;ETAP;PVsyst;TrackWise;
PeopleSoft|oracle ~#pp;JD Edwards#pp>ERP;oracle e-business suite|oracle ebs>ERP;oracle fusion|< cloud erp>ERP;SAP Concur|_;SAP BusinessObjects|business objects;crystal reports;cognos;DataStage>ETL;kronos|workforce timekeeper|ukg#kr;ADP Workforce Now|adp#kr>payroll;taleo|oracle ~>applicant tracking systems;yardi;TurboTax>taxation;raiser's edge|blackbaud>fundraising;FileMaker;IBM Notes|lotus _;dropbox;google drive;google meet;webex|cisco ~;microsoft publisher|ms _;microsoft exchange|_ server;IIS|internet information services;WebSphere;WebLogic|oracle ~;perforce;apache solr|_;LLVM;CICS;solaris|oracle ~;
eClinicalWorks>electronic health records;dentrix>dental care;REDCap|research electronic data capture;EndNote;turnitin;blackboard learn|<>e-learning;Canvas LMS|< learning management system>e-learning;camtasia>video editing;dreamweaver;adobe acrobat|_;adobe analytics;screaming frog>SEO;houdini|sidefx ~;vissim|ptv ~;mathematica|wolfram ~;sabre>reservations
`,
  },
];
