/** What people in a role do, where it does not follow from its words: the words of a job title, and the skill after `>`. */
export const ROLES = `
nurse>Nursing; care assistant|carer|healthcare assistant|home health aide>Patient Care; doctor|physician>Healthcare; dental hygienist>Dental Care; radiographer>Radiology; paramedic>Emergency Care; therapist>Counseling; social worker>Social Work;
finance analyst|finance manager|finance intern>Financial Analysis; tax consultant|tax associate>Taxation; teller>Banking; actuary>Actuarial Science;
sales representative|sales associate|sales manager|salesperson|sales executive|account executive>Sales; cashier>Cash Handling; store manager|shop assistant|retail assistant|retail associate>Retail Sales; call center agent>Customer Service;
marketing manager|marketing assistant|marketing coordinator|marketing executive>Marketing; reporter>Journalism; photographer>Photography;
developer|programmer|software intern>Software Development; app developer>Mobile Development; qa engineer|test engineer|tester>Software Testing; security analyst>Cybersecurity; support technician>IT Support;
product owner>Product Management; scrum master>Scrum; operations analyst>Operations Management;
people partner>Human Resources; lawyer|attorney|solicitor>Legal Research; paralegal|legal assistant>Paralegal Work; administrative assistant|office assistant|secretary>Office Administration; executive assistant|personal assistant>Executive Support; receptionist>Front Desk;
tutor>Tutoring; teaching assistant>Classroom Management; nanny|nursery assistant>Early Childhood Education; trainer>Training and Development; librarian>Research; research assistant>Research; lab technician|laboratory technician|laboratory assistant>Laboratory Skills;
quality engineer>Quality Control; electrician>Electrical Wiring; carpenter>Carpentry; machinist>CNC Machining; mechanic>Preventive Maintenance; warehouse associate>Warehouse Operations;
chef|cook>Cooking; waiter|waitress|server>Food Service; travel agent>Tourism; security officer>Security Services
`;
