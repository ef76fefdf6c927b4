CREATE TABLE "inbound_mail_counts" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "inbound_mail_counts_day_outcome_pk" PRIMARY KEY("day","outcome")
);
